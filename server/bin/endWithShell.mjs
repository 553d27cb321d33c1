import { clearInterval, setInterval } from 'node:timers';

/** npm sends signals to its shell, which exits without forwarding them to this process. */
export function endWithShell() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
  // The signal reached this process, and a second one would cut the shutdown short.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch));
}
