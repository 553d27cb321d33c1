import { useContentDecisions, useMyRoles, useSession } from '@alphazone/react';
import { IconButton, Menu } from '@alphazone/ui';
import { Lock, LockOpen, MoveRight, Shield, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { usePorts } from '../ports';
import { contentTexts as texts } from './contentTexts';
import type { Decidable, DialogKind } from './decidable';
import { decisionTexts } from './decisionTexts';
import { DecisionFlow } from './DecisionFlow';
import { useMayModerate } from './useMayModerate';
import { useMoveTargets } from './useMoveTargets';

export interface ModeratorToolsProps {
  target: Decidable;
  /** The title or the author, part of the menu's accessible name. */
  name: string;
}

export function ModeratorTools({ target, name }: ModeratorToolsProps) {
  const { alerts } = usePorts();
  const { may } = useMyRoles();
  const { user } = useSession();
  const mayModerate = useMayModerate();
  const moveTargetsOf = useMoveTargets();
  const { unlockComments } = useContentDecisions();
  const [kind, setKind] = useState<DialogKind>();
  const isPost = target.kind === 'post';
  const mayDecide = mayModerate(target.userId, target.zone);

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
              {target.isLocked ? texts.unlock : decisionTexts.open.lock}
            </Menu.Item>
          )}
          {isPost && mayDecide && may('move posts', target.zone) && moveTargetsOf(target.zone).length > 0 && (
            <Menu.Item onSelect={() => setKind('move')}>
              <MoveRight aria-hidden />
              {decisionTexts.open.move}
            </Menu.Item>
          )}
          {isPost && mayDecide && may('edit tags', target.zone) && (
            <Menu.Item onSelect={() => setKind('edit tags')}>
              <Tags aria-hidden />
              {decisionTexts.open['edit tags']}
            </Menu.Item>
          )}
          {mayDecide && (
            <Menu.Item tone="danger" onSelect={() => setKind('remove')}>
              <Trash2 aria-hidden />
              {decisionTexts.open.remove}
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Root>
      {kind !== undefined && (
        <DecisionFlow
          kind={kind}
          target={target}
          isOwn={target.userId === user?._id}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}
