import { Worker } from 'node:worker_threads';

import type { Answer, FromRenderer, PersonalPage, RenderedPage, ToRenderer } from '../../../client/rendering';
import { loggedPath } from '../logging/logged-path';

/** Calls the API as the page's viewer. */
export type AnswerCall = (url: string) => Promise<Answer>;

export interface PageRenderer {
  /**
   * Undefined if the viewer sees nothing at this URL before scripts run.
   *
   * @param url Path and query.
   * @throws On a failure, a timeout or a full queue.
   */
  render: (url: string, answer: AnswerCall, personal?: PersonalPage) => Promise<RenderedPage | undefined>;
  stop: () => Promise<void>;
}

export interface PageRendererOptions {
  /** The built worker: app/pages/worker.ts. */
  file: string;
  now: () => Date;
  onError: (error: unknown) => void;
  /** Timeout for guests' pages; others get five times as long. @default 2 seconds */
  deadlineMs?: number;
  /**
   * Timeout for a due message from a thread. Longer than a start on a busy machine takes.
   *
   * @default 15 seconds
   */
  silenceMs?: number;
  /** Pages that wait or are being rendered. @default 50 */
  maxPending?: number;
  /** An idle thread ends after this, which frees 60 to 80 MB. @default 10 minutes */
  idleMs?: number;
}

interface Job {
  answer: AnswerCall;
  resolve: (page: RenderedPage | undefined) => void;
  reject: (error: Error) => void;
}

const heapMegabytes = 512;

/** Browsers without scripts cannot render the page instead, so the server waits longer. */
const personalFactor = 5;

/**
 * Renders in a worker thread: a page would block the API for 6 to 22 ms. Starts the thread at once, and replaces it when it hangs
 * or dies.
 */
export function createPageRenderer({
  file,
  now,
  onError,
  deadlineMs = 2_000,
  silenceMs = 15_000,
  maxPending = 50,
  idleMs = 10 * 60_000,
}: PageRendererOptions): PageRenderer {
  const jobs = new Map<number, Job>();
  let count = 0;
  let worker: Worker | undefined = start();
  /** Since when a message from the thread is due. */
  let silentSince: number | undefined;
  let isStopped = false;
  let idleTimer: NodeJS.Timeout | undefined = setTimeout(endIdle, idleMs).unref();

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    started.on('message', (message: FromRenderer) => void receive(started, message));
    started.on('error', (error) => discard(started, error));
    started.on('exit', () => discard(started, new Error('The thread that renders pages has ended.')));
    // A server may end while a page is being rendered.
    started.unref();
    return started;
  }

  /** The next page gets a new thread. */
  function discard(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = undefined;
    silentSince = undefined;
    if (!isStopped) onError(error);
    for (const { reject } of jobs.values()) reject(error);
    jobs.clear();
    void failed.terminate();
  }

  /** The next page gets a new thread. */
  function endIdle(): void {
    const idle = worker;
    worker = undefined;
    silentSince = undefined;
    void idle?.terminate();
  }

  function giveUp(rendering: Worker): void {
    if (silentSince === undefined || performance.now() - silentSince < silenceMs) return;
    discard(rendering, new Error('The thread that renders pages has been silent for too long.'));
  }

  const send = (to: Worker, message: ToRenderer) => to.postMessage(message);

  async function receive(sender: Worker, message: FromRenderer): Promise<void> {
    if (sender === worker) silentSince = jobs.size > 1 ? performance.now() : undefined;
    const job = jobs.get(message.id);
    if (message.type === 'rendered') job?.resolve(message.page);
    else if (message.type === 'failed') job?.reject(new Error(message.reason));
    else {
      const { id, call, url } = message;
      const answer = await (job?.answer(url) ?? Promise.reject(new Error('Too late.'))).catch(
        () => unavailable,
      );
      send(sender, { type: 'answer', id, call, ...answer });
    }
  }

  return {
    async render(url, answer, personal) {
      if (isStopped || jobs.size >= maxPending) throw new Error('Too many pages are waiting to be rendered.');
      clearTimeout(idleTimer);
      worker ??= start();
      const id = ++count;
      const rendering = worker;
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise<RenderedPage | undefined>((resolve, reject) => {
          jobs.set(id, { answer, resolve, reject });
          timer = setTimeout(
            () => {
              reject(new Error(`Rendering ${loggedPath(url)} took too long.`));
              giveUp(rendering);
            },
            personal ? deadlineMs * personalFactor : deadlineMs,
          );
          silentSince ??= performance.now();
          send(rendering, { type: 'render', id, url, now: now().getTime(), ...personal });
        });
      } finally {
        clearTimeout(timer);
        jobs.delete(id);
        clearTimeout(idleTimer);
        if (jobs.size === 0) idleTimer = setTimeout(endIdle, idleMs).unref();
      }
    },

    async stop() {
      isStopped = true;
      clearTimeout(idleTimer);
      await worker?.terminate();
    },
  };
}

const unavailable: Answer = { status: 503, headers: [['content-type', 'application/json']], body: '{}' };
