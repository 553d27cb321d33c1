import { useContentDecisions, type ContentDecision } from '@alphazone/react';
import { useState } from 'react';

import { lazyPart } from '../lazyPart';
import { usePorts } from '../ports';
import { contentTexts as texts } from './contentTexts';
import { doneText } from './decisionTexts';
import type { Decidable, DialogKind } from './decidable';

const DecisionDialog = lazyPart(async () => (await import('./dialogs/DecisionDialog')).DecisionDialog);

export interface DecisionFlowProps {
  kind: DialogKind;
  target: Decidable;
  /** Whether the user wrote the target. @default false */
  isOwn?: boolean;
  /** Called when the last dialog closes. */
  onClose: () => void;
}

/** Asks for a decision, confirms it, and offers to undo it. */
export function DecisionFlow({ kind, target, isOwn = false, onClose }: DecisionFlowProps) {
  const { alerts } = usePorts();
  const { restore } = useContentDecisions();
  const [isDecided, setDecided] = useState(false);

  const announce = async (decision: ContentDecision, zone: string | undefined) => {
    setDecided(true);
    const choice = await alerts.alert(doneText(kind, { zone, isOwn }), [
      { label: texts.undo, value: 'undo' },
    ]);
    onClose();
    if (choice === undefined) return;
    const { ok } = await restore(decision._id);
    if (ok) await alerts.alert(texts.undone);
  };

  if (isDecided) return null;
  return (
    <DecisionDialog
      kind={kind}
      target={target}
      onClose={onClose}
      onDecided={(decision, zone) => void announce(decision, zone)}
    />
  );
}
