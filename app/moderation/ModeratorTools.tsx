import { useContentDecisions, useMyRoles, type ContentDecision } from '@alphazone/react';
import { IconButton, Menu } from '@alphazone/ui';
import { Lock, LockOpen, MoveRight, Shield, Tags, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { usePorts } from '../ports';
import { contentTexts as texts } from './contentTexts';
import type { Decidable, DialogKind } from './decidable';

const DecisionDialog = lazy(async () => ({ default: (await import('./DecisionDialog')).DecisionDialog }));

export interface ModeratorToolsProps {
  target: Decidable;
  /** The title, or the author, for the menu's name. */
  name: string;
}

export function ModeratorTools({ target, name }: ModeratorToolsProps) {
  const { alerts } = usePorts();
  const { may } = useMyRoles();
  const { restore, unlockComments } = useContentDecisions();
  const [kind, setKind] = useState<DialogKind>();
  const isPost = target.kind === 'post';

  const announce = async (decision: ContentDecision, zone: string | undefined) => {
    if (kind === undefined) return;
    setKind(undefined);
    const message = kind === 'move' ? texts.done.move(zone ?? '') : texts.done[kind];
    const choice = await alerts.alert(message, [{ label: texts.undo, value: 'undo' }]);
    if (choice === undefined) return;
    const { ok } = await restore(decision._id);
    if (ok) await alerts.alert(texts.undone);
  };
  const unlock = async () => {
    const { ok } = await unlockComments(target._id);
    if (ok) await alerts.alert(texts.unlocked);
  };

  return (
    <>
      <Menu.Root>
        <Menu.Trigger>
          <IconButton label={texts.menu(target.kind, name)} size="small">
            <Shield aria-hidden />
          </IconButton>
        </Menu.Trigger>
        <Menu.Content>
          {isPost && may('lock comments', target.zone) && (
            <Menu.Item onSelect={() => (target.isLocked ? void unlock() : setKind('lock'))}>
              {target.isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
              {target.isLocked ? texts.items.unlock : texts.items.lock}
            </Menu.Item>
          )}
          {isPost && may('move posts', target.zone) && (
            <Menu.Item onSelect={() => setKind('move')}>
              <MoveRight aria-hidden />
              {texts.items.move}
            </Menu.Item>
          )}
          {isPost && may('edit tags', target.zone) && (
            <Menu.Item onSelect={() => setKind('edit tags')}>
              <Tags aria-hidden />
              {texts.items['edit tags']}
            </Menu.Item>
          )}
          <Menu.Item tone="danger" onSelect={() => setKind('remove')}>
            <Trash2 aria-hidden />
            {texts.items.remove}
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
      {kind !== undefined && (
        <Suspense fallback={null}>
          <DecisionDialog
            kind={kind}
            target={target}
            onClose={() => setKind(undefined)}
            onDecided={(decision, zone) => void announce(decision, zone)}
          />
        </Suspense>
      )}
    </>
  );
}
