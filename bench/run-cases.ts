import type { Case } from './cases';
import { openLimits } from './limits/open-limits';
import { measure } from './measure';
import type { Result } from './report';
import type { Stage } from './stage';

export interface RunOptions {
  connections: readonly number[];
  seconds: number;
  rounds: number;
}

export async function runCases(
  stage: Stage,
  cases: readonly Case[],
  { connections, seconds, rounds }: RunOptions,
  onResult: (result: Result) => void,
): Promise<void> {
  const limits = openLimits(stage);
  try {
    for (const { name, limit, prepare } of cases) {
      const { workload, ...size } = await prepare(stage);
      const limitWorkload = await limits.of(limit, size);
      for (const count of connections) {
        const load = { connections: count, milliseconds: seconds * 1000 };
        const [figures, atLimit] = await measure([{ workload, pid: stage.pid }, limitWorkload], load, rounds);
        if (figures && atLimit)
          onResult({ name, posts: stage.size.posts, connections: count, figures, limit: atLimit });
      }
    }
  } finally {
    await limits.stop();
  }
}
