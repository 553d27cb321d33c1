import { solveTask, type WorkTask } from './solveTask';

export type SolverMessage = { share: number } | { number: number } | { failure: string };

// The app is typed for a window; this runs in a worker.
const worker = self as unknown as {
  onmessage: (event: MessageEvent<WorkTask>) => void;
  postMessage: (message: SolverMessage) => void;
};

worker.onmessage = ({ data }) => {
  // Absent on pages without HTTPS, although its type says otherwise.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  solveTask(data, { subtle, onProgress: (share) => worker.postMessage({ share }) }).then(
    (number) => worker.postMessage({ number }),
    (error: unknown) => worker.postMessage({ failure: String(error) }),
  );
};
