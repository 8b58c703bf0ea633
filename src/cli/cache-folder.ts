import { isAbsolute, join } from 'node:path';

/**
 * Where this user's programs keep what they can make again (`$XDG_CACHE_HOME` or what the system has in its place), a
 * folder of ours in it. Undefined where there is no such place, or compiled code is not to be kept: Node's own variable
 * for that is `NODE_DISABLE_COMPILE_CACHE`.
 */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>, platform: string): string | undefined {
  if (env.NODE_DISABLE_COMPILE_CACHE) return undefined;
  const home = platform === 'darwin' ? 'Library/Caches' : '.cache';
  const place =
    env.XDG_CACHE_HOME || (platform === 'win32' ? env.LOCALAPPDATA : env.HOME && join(env.HOME, home)) || '';
  return isAbsolute(place) ? join(place, 'dnlint') : undefined;
}
