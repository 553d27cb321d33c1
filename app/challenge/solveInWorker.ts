import type { SolverMessage } from './solver';
import type { WorkTask } from './solveTask';

/** Keeps the page responsive. The signal stops the worker. */
export function solveInWorker(
  task: WorkTask,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<number> {
  const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' });
  return new Promise<number>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The form was cancelled.')), { once: true });
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<SolverMessage>) => {
      if ('share' in data) onProgress(data.share);
      else if ('number' in data) resolve(data.number);
      else reject(new Error(data.failure));
    };
    worker.postMessage({ salt: task.salt, target: task.target, max: task.max });
  }).finally(() => worker.terminate());
}
