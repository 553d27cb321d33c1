import { usePush, useSession } from '@alphazone/react';
import { Button, Link, Notice, Stack } from '@alphazone/ui';
import { Bell } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { paths } from '../paths';
import { usePorts, type PushPort } from '../ports';
import type { PushHintPlace } from './pushHintStore';
import { pushTexts as texts } from './pushTexts';

/** Offers push notifications. The browser asks for permission only after "Turn on" is pressed. */
export function PushHint({ place }: { place: PushHintPlace }) {
  const { push } = usePorts();
  const { user } = useSession();
  return push && user ? <Hint key={user._id} push={push} userId={user._id} place={place} /> : null;
}

interface HintProps {
  push: PushPort;
  userId: string;
  place: PushHintPlace;
}

function Hint({ push, userId, place }: HintProps) {
  const { hint } = push;
  const { focusContent } = usePorts();
  const isDue = useSyncExternalStore(
    hint.subscribe,
    () => hint.isDue(userId, place),
    () => false,
  );
  const { kinds, choose, isChoosing } = usePush(isDue ? push.subscribe : undefined);
  const [isTurnedOn, setTurnedOn] = useState(false);
  const isOn = kinds !== undefined && kinds !== null && kinds.length > 0;
  const isShown = isDue && kinds !== undefined && kinds !== null && (!isOn || isTurnedOn);
  useEffect(() => {
    if (isShown) hint.pause();
  }, [isShown, hint]);

  if (!isShown) return null;

  function close() {
    hint.dismiss();
    // The pressed button was removed.
    focusContent();
  }

  async function turnOn() {
    setTurnedOn(true);
    const { ok } = await choose(['mention', 'reply']);
    if (!ok) setTurnedOn(false);
    else if (push.isBlocked()) close();
  }

  return (
    <Notice
      role="status"
      icon={<Bell aria-hidden />}
      action={
        <Stack direction="row" gap="2">
          {isOn ? (
            // Replaces the pressed button and takes its focus.
            <Button size="small" autoFocus onClick={close}>
              {texts.close}
            </Button>
          ) : (
            <>
              <Button size="small" variant="solid" isBusy={isChoosing} onClick={() => void turnOn()}>
                {texts.turnOn}
              </Button>
              <Button size="small" onClick={close}>
                {texts.notNow}
              </Button>
            </>
          )}
        </Stack>
      }
    >
      {isOn ? texts.isOn : texts.offer} <Link href={paths.ownSettings(userId)}>{texts.settings}</Link>
    </Notice>
  );
}
