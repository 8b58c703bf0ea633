import { spawnSync } from 'node:child_process';

/**
 * Ends a process that leads a group of its own (`detached`), with all that it started. What a program starts stays in its
 * group unless it takes care not to.
 */
export function signalTree(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (process.platform === 'win32') {
    // Windows has no groups; its own tool follows the parents. There is no polite way.
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // None is left: that is what was asked for. EPERM: only zombies are left, or one that took other rights.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
