import { copiedToken, writesWhileDeleting } from '../attacks/accounts';
import { emptyParts, longPreamble, nestedJson, upgrades } from '../attacks/bodies';
import { manyBlocks, manyFrames } from '../attacks/pictures';
import { manyConnects } from '../attacks/sockets';
import { longLinks } from '../attacks/texts';
import { usageOf } from '../processor-time';
import { readEventLoopDelays, type Scenario } from './scenario';

const attacks = [
  manyConnects,
  manyFrames,
  manyBlocks,
  longPreamble,
  emptyParts,
  longLinks,
  upgrades,
  nestedJson,
  copiedToken,
  writesWhileDeleting,
];

/** Cost and effect of each attack: docs/security.md. */
export const attacksScenario: Scenario = {
  name: 'attacks',
  async run(stage) {
    const lines: string[] = [];
    for (const { name, run } of attacks) {
      await readEventLoopDelays(stage);
      const before = await usageOf(stage.pid);
      const began = performance.now();
      const outcome = await run(stage);
      const elapsed = performance.now() - began;
      const after = await usageOf(stage.pid);
      const { max } = await readEventLoopDelays(stage);
      const used = before && after ? (after.node - before.node).toFixed(0) : '-';
      lines.push(
        `${name}: ${outcome}; ${elapsed.toFixed(0)} ms, ${used} ms of CPU, event loop delayed by ${Math.max(0, max).toFixed(0)} ms at most`,
      );
    }
    return lines;
  },
};
