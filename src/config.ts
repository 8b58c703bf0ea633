import type { Config } from './suite/config/schema.ts';

export type { AgentConfig, Config, Severity } from './suite/config/schema.ts';

/** Gives a config its type, so that an editor can complete and check it: `export default defineConfig({ … })`. */
export const defineConfig = (config: Config): Config => config;
