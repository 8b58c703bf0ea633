import { relative, resolve, sep } from 'node:path';
import { escapePath, isDynamicPattern } from 'tinyglobby';
import { rules } from '../../../rules/index.ts';
import { Refusal } from '../../cli/refusal.ts';
import { chosenRules, findRule } from '../../cli/rule-list.ts';
import type { GateRule } from '../gate-result.ts';
import { type GateFlags, optionOf, requireFlags } from './flags.ts';
import type { LoadedConfig } from './load.ts';
import { AGENT_DEFAULTS, type AgentConfig, type Config, type Severity } from './schema.ts';

/** The agent's settings, whole. */
export type AgentSettings = Required<AgentConfig> & {
  /** Where the command runs: the config's folder where the command stands in a config. Absolute. */
  readonly folder: string;
};

/** What a run of the gate goes by: config, options and defaults in one. Paths are from the working directory. */
export interface GateSettings {
  readonly suite: readonly string[];
  /** Ids and globs of the cases that are asked for; undefined: all. */
  readonly only?: readonly string[];
  readonly agent?: AgentSettings;
  readonly prompt?: string;
  /** The rules that are on, in order. */
  readonly rules: readonly GateRule[];
  readonly repeat: number;
  readonly minPass: number;
  readonly maxWarnings?: number;
  readonly baseline?: string;
  readonly strict: boolean;
  readonly reports: readonly string[];
  /** The folder that finished outputs are kept in; undefined where none are. */
  readonly cache?: string;
}

const CACHE = '.dnlint/cache';

/** Puts config and options together; an option wins. Refuses what does not fit together. */
export function settingsOf(loaded: LoadedConfig | undefined, flags: GateFlags): GateSettings {
  requireFlags(flags);
  const config: Config = loaded?.config ?? {};
  const from = (path: string): string => rebase(path, loaded?.folder);
  const agent = agentOf(config, flags, loaded?.folder);
  const suite = flags.suite?.length
    ? flags.suite
    : listOf(config.suite ?? []).map((name) => rebaseGlob(name, loaded?.folder));
  const prompt = flags.prompt ?? (config.prompt && from(config.prompt));
  const repeat = flags.repeat ?? config.thresholds?.repeat ?? 1;
  const minPass = flags.minPass ?? config.thresholds?.minPass ?? repeat;
  const maxWarnings = flags.maxWarnings ?? config.thresholds?.maxWarnings;
  const baseline = flags.baseline ?? (config.baseline && from(config.baseline));
  const settings: GateSettings = {
    suite,
    ...(flags.case?.length && { only: flags.case }),
    ...(agent && { agent }),
    ...(prompt !== undefined && { prompt }),
    rules: rulesOf(config, loaded?.file ?? '', flags),
    repeat,
    minPass,
    ...(maxWarnings !== undefined && { maxWarnings }),
    ...(baseline !== undefined && { baseline }),
    strict: flags.strict ?? config.strict ?? false,
    reports: flags.report ?? (config.reports ?? []).map((request) => rebaseReport(request, from)),
    ...cacheOf(config, flags, loaded?.folder),
  };
  requireFitting(settings, flags);
  return settings;
}

const listOf = (value: string | readonly string[]): readonly string[] => (typeof value === 'string' ? [value] : value);

function agentOf(config: Config, flags: GateFlags, folder: string | undefined): AgentSettings | undefined {
  const { agent } = config;
  const written: AgentConfig | undefined =
    agent === undefined
      ? undefined
      : typeof agent === 'string' || Array.isArray(agent)
        ? { command: agent as string }
        : (agent as AgentConfig);
  const command = flags.agent ?? written?.command;
  if (command === undefined) return undefined;
  return {
    ...AGENT_DEFAULTS,
    ...written,
    command,
    ...(flags.shell !== undefined && { shell: flags.shell }),
    ...(flags.timeout !== undefined && { timeout: flags.timeout }),
    ...(flags.retries !== undefined && { retries: flags.retries }),
    ...(flags.concurrency !== undefined && { concurrency: flags.concurrency }),
    ...(flags.maxOutput !== undefined && { maxOutput: flags.maxOutput }),
    inputs: (written?.inputs ?? []).map((glob) => rebaseGlob(glob, folder)),
    folder: flags.agent === undefined && folder !== undefined ? folder : process.cwd(),
  };
}

/** `--rule` names all that are on (with "error" where the config says off), `--skip` what is not. */
function rulesOf(config: Config, file: string, flags: GateFlags): GateRule[] {
  const severities = new Map<number, Severity>();
  for (const [name, severity] of Object.entries(config.rules ?? {})) {
    const { number } = inFile(file, () => findRule(name));
    if (severities.has(number))
      throw new Refusal(`${file}: "rules" names rule ${number} by number and by id; keep one.`);
    severities.set(number, severity);
  }
  const chosen = chosenRules(flags.rule ?? [], flags.skip ?? []);
  const named = (flags.rule ?? []).length > 0;
  return rules.flatMap(({ number, id, title }) => {
    if (chosen && !chosen.includes(number)) return [];
    const severity = severities.get(number) ?? 'error';
    if (severity !== 'off') return [{ rule: number, id, title, severity }];
    return named ? [{ rule: number, id, title, severity: 'error' as const }] : [];
  });
}

function inFile<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${file}: ${error.message}`) : error;
  }
}

function cacheOf({ cache = true }: Config, flags: GateFlags, folder: string | undefined): { cache?: string } {
  if (flags.cache === false) return {};
  if (flags.cacheLocation !== undefined) return { cache: flags.cacheLocation };
  if (cache === false && flags.cache !== true) return {};
  return { cache: rebase(typeof cache === 'string' ? cache : CACHE, folder) };
}

function requireFitting(
  { suite, agent, prompt, rules: on, repeat, minPass, baseline }: GateSettings,
  flags: GateFlags,
): void {
  if (suite.length === 0)
    throw new Refusal(
      'No suite is named; give a folder of pairs or a JSON Lines file, or let "dnlint init" write a first one.',
    );
  if (on.length === 0) throw new Refusal('No rule is on, so nothing would be checked; turn one on.');
  if (minPass > repeat)
    throw new Refusal(`A rule cannot hold in ${minPass} of ${repeat} runs; give a --min-pass of at most --repeat.`);
  if (flags.updateBaseline && baseline === undefined)
    throw new Refusal(
      'No baseline is named to update; give --baseline dnlint-baseline.json, or name it in the config.',
    );
  if (agent !== undefined) return;
  const stray = AGENT_FLAGS.find((flag) => flags[flag] !== undefined);
  if (stray !== undefined || prompt !== undefined)
    throw new Refusal(`${stray ? optionOf(stray) : 'A prompt'} is for an agent; name the command with --agent.`);
  if (repeat > 1)
    throw new Refusal('A recorded output is the same every time; --repeat is for an agent: name it with --agent.');
}

const AGENT_FLAGS = ['shell', 'prompt', 'timeout', 'retries', 'concurrency', 'maxOutput'] as const;

/** A path of the config as one from the working directory. */
const rebase = (path: string, folder: string | undefined): string =>
  folder === undefined ? path : relative('', resolve(folder, path)) || '.';

function rebaseGlob(pattern: string, folder: string | undefined): string {
  if (folder === undefined || pattern === '-') return pattern;
  if (!isDynamicPattern(pattern)) return rebase(pattern, folder);
  const prefix = relative('', folder).split(sep).join('/');
  return prefix === '' || pattern.startsWith('/') ? pattern : `${escapePath(prefix)}/${pattern}`;
}

function rebaseReport(request: string, from: (path: string) => string): string {
  const at = request.indexOf('=');
  return at < 0 ? request : `${request.slice(0, at + 1)}${from(request.slice(at + 1))}`;
}

/** The settings as a config, for `--print-config`. */
export function toConfig(settings: GateSettings): Config {
  const { suite, agent, prompt, rules: on, repeat, minPass, maxWarnings, baseline, strict, reports, cache } = settings;
  const { folder, ...written } = agent ?? { folder: undefined };
  return {
    suite,
    ...(agent && { agent: written as AgentConfig }),
    ...(prompt !== undefined && { prompt }),
    rules: Object.fromEntries(
      rules.map(({ number, id }) => [id, on.find(({ rule }) => rule === number)?.severity ?? 'off']),
    ),
    thresholds: { repeat, minPass, ...(maxWarnings !== undefined && { maxWarnings }) },
    ...(baseline !== undefined && { baseline }),
    strict,
    reports,
    cache: cache ?? false,
  };
}
