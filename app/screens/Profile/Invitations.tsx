import { useInvitations, type Invitation } from '@alphazone/react';
import { Button, CopyButton, Link, SettingsSection, Stack } from '@alphazone/ui';

import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { Loaded } from '../../Loaded';
import { LoadMore } from '../../LoadMore';
import { longDate } from '../../longDate';
import { invitationsTexts as texts } from './invitationsTexts';

/** The user's invitation links, on an invite-only site. */
export function Invitations() {
  const { invitations, maxOpen = 0, create, revoke, isChanging, ...list } = useInvitations();
  const open = invitations?.filter(({ usedBy }) => !usedBy).length ?? 0;
  return (
    <SettingsSection title={texts.title} description={texts.about}>
      <Loaded data={invitations} error={list.error} retry={list.retry} texts={texts}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <Stack as="ul" aria-label={texts.list}>
              {loaded.map((invitation) => (
                <Item
                  key={invitation._id}
                  invitation={invitation}
                  isBusy={isChanging}
                  onRevoke={() => void revoke(invitation._id)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <LoadMore list={list} texts={texts} />
      <Stack direction="row" gap="2">
        <Button isBusy={isChanging} onClick={() => void create()}>
          {texts.create}
        </Button>
        {invitations && <small>{texts.open(open, maxOpen)}</small>}
      </Stack>
    </SettingsSection>
  );
}

interface ItemProps {
  invitation: Invitation;
  isBusy: boolean;
  onRevoke: () => void;
}

function Item({ invitation: { token, createdOn, expiresOn, usedBy }, isBusy, onRevoke }: ItemProps) {
  const { addressOf, alerts } = usePorts();
  const created = longDate(createdOn);
  const address = addressOf(paths.invited(token));

  const confirmRevoke = async () => {
    if (await alerts.confirm(texts.confirm, texts.revoke)) onRevoke();
  };

  return (
    <Stack as="li" direction="row" isSpread gap="2">
      <Stack gap="1">
        <strong>{texts.created(created)}</strong>
        <small>
          {usedBy ? (
            <>
              <Link href={paths.user(usedBy._id)}>{usedBy.name}</Link> {texts.used}
            </>
          ) : (
            texts.expires(longDate(expiresOn))
          )}
        </small>
      </Stack>
      {!usedBy && (
        <Stack direction="row" gap="2">
          <CopyButton
            size="small"
            text={address}
            onFailed={() => void alerts.alert(texts.notCopied(address))}
            label={texts.copy}
            aria-label={texts.copyOf(created)}
          />
          <Button
            size="small"
            isBusy={isBusy}
            aria-label={texts.revokeOf(created)}
            onClick={() => void confirmRevoke()}
          >
            {texts.revoke}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
