/** Weight or number of what is looked for, and of what is found of it. */
export interface Part {
  all: number;
  found: number;
}

export const nothing = (): Part => ({ all: 0, found: 0 });

export function add(part: Part, weight: number, isFound: boolean): void {
  part.all += weight;
  if (isFound) part.found += weight;
}

/** From 0 to 1; 1 where nothing is looked for. */
export const shareOf = ({ found, all }: Part): number => (all > 0 ? found / all : 1);
