export const TABLE = "0 0\n" + "\n".repeat(1023);
