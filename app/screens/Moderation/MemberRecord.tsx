import { pageTitles } from '@alphazone/client/pages';
import { useMemberOverview, useMyRoles, type MemberOverview, type NewSanction } from '@alphazone/react';
import {
  Button,
  ButtonLink,
  EmptyState,
  Link,
  MentionText,
  Notice,
  PageHeading,
  Pill,
  RelativeTime,
  SettingsSection,
  Stack,
} from '@alphazone/ui';
import { useState } from 'react';

import { useTitle } from '../../hooks/useTitle';
import { isSanction } from '../../moderation/decidable';
import { decisionMessages, decisionText } from '../../moderation/moderationMessages';
import { reasonTitle } from '../../moderation/reasons';
import { SanctionDialog } from '../../moderation/dialogs/SanctionDialog';
import { sanctionTexts } from '../../moderation/sanctionTexts';
import { staffTitles } from '../../moderation/staffTitles';
import { paths, patterns } from '../../paths';
import { usePorts } from '../../ports';
import { Loaded } from '../../Loaded';
import { memberRecordTexts as texts } from './memberRecordTexts';

/** A member's record, with moderators' decisions. */
export function MemberRecord({ memberId }: { memberId: string }) {
  const member = useMemberOverview(memberId);
  const { overview, error, retry } = member;
  useTitle(texts.title(overview?.user.name));
  if (error?.status === 404) {
    return (
      <Stack>
        <PageHeading>{staffTitles.record}</PageHeading>
        <EmptyState action={<ButtonLink href={patterns.users}>{pageTitles.users}</ButtonLink>}>
          {texts.missing}
        </EmptyState>
      </Stack>
    );
  }
  return (
    <Loaded data={overview} error={error} retry={retry} texts={texts}>
      {(loaded) => <Overview {...member} overview={loaded} />}
    </Loaded>
  );
}

type OverviewProps = { overview: MemberOverview } & Pick<
  ReturnType<typeof useMemberOverview>,
  'decide' | 'lift' | 'isDeciding'
>;

function Overview({ overview, decide, lift, isDeciding }: OverviewProps) {
  const { alerts } = usePorts();
  const { may } = useMyRoles();
  const [open, setOpen] = useState<NewSanction['kind']>();
  const { user, joinedOn, posts, comments, roles, sanction, decisions, networks, canDecide } = overview;

  const kinds = [
    ['warn', 'warn members'],
    ['silence', 'silence members'],
    ['end sessions', 'end sessions'],
    ['ban', 'ban members'],
  ] as const;
  const allowed = kinds.filter(([, permission]) => may(permission)).map(([kind]) => kind);
  const announce = (kind: NewSanction['kind']) => {
    setOpen(undefined);
    void alerts.alert(sanctionTexts.done[kind]);
  };
  const confirmLift = async (kind: 'silence' | 'ban') => {
    if (await alerts.confirm(sanctionTexts.confirmLift(user.name), sanctionTexts.lift[kind]))
      await lift(kind);
  };

  return (
    <Stack>
      <PageHeading
        description={
          <>
            {texts.figures(posts, comments)}, {texts.joined} <RelativeTime date={joinedOn} />
          </>
        }
      >
        {texts.title(user.name)}
      </PageHeading>
      {roles.length > 0 && (
        <Stack direction="row" gap="2">
          {roles.map(({ role, zone }) => (
            <Pill key={`${role} ${zone}`}>{zone === undefined ? role : `${role}, ${zone}`}</Pill>
          ))}
        </Stack>
      )}
      <Stack direction="row" gap="2">
        <ButtonLink size="small" href={paths.user(user._id)}>
          {texts.profile}
        </ButtonLink>
        {may('remove all content of a member') && (
          <ButtonLink size="small" href={paths.recentContent(user._id)}>
            {staffTitles.recent}
          </ButtonLink>
        )}
        {may('read the audit log') && (
          <ButtonLink size="small" href={paths.auditLog(user._id)}>
            {staffTitles.audit}
          </ButtonLink>
        )}
      </Stack>
      {sanction && (
        <Notice
          action={
            canDecide &&
            allowed.includes(sanction.kind) && (
              <Button size="small" isBusy={isDeciding} onClick={() => void confirmLift(sanction.kind)}>
                {sanctionTexts.lift[sanction.kind]}
              </Button>
            )
          }
        >
          {texts.sanction[sanction.kind](sanction.endsOn)} {reasonTitle(sanction.reason)}
        </Notice>
      )}
      <SettingsSection title={texts.actions}>
        {canDecide ? (
          <Stack direction="row" gap="2">
            {allowed.map((kind) => (
              <Button
                key={kind}
                variant={kind === 'ban' ? 'danger' : 'outline'}
                onClick={() => setOpen(kind)}
              >
                {sanctionTexts.kinds[kind]}…
              </Button>
            ))}
          </Stack>
        ) : (
          <span>{texts.cannotDecide}</span>
        )}
      </SettingsSection>
      {networks && networks.length > 0 && <Networks networks={networks} />}
      <Decisions decisions={decisions} />
      {open && (
        <SanctionDialog
          kind={open}
          member={user}
          onSubmit={decide}
          onClose={() => setOpen(undefined)}
          onDecided={() => announce(open)}
        />
      )}
    </Stack>
  );
}

function Networks({ networks }: { networks: readonly string[] }) {
  return (
    <SettingsSection title={texts.networks} description={texts.aboutNetworks}>
      <Stack as="ul" aria-label={texts.networks} gap="2">
        {networks.map((network) => (
          <Stack key={network} as="li" direction="row" isSpread gap="2">
            <span dir="ltr">{network}</span>
            <ButtonLink
              size="small"
              href={paths.closedNetworks(network)}
              aria-label={texts.closeNetwork(network)}
            >
              {texts.close}
            </ButtonLink>
          </Stack>
        ))}
      </Stack>
    </SettingsSection>
  );
}

function Decisions({ decisions }: Pick<MemberOverview, 'decisions'>) {
  return (
    <SettingsSection title={texts.decisions}>
      {decisions.length === 0 ? (
        <EmptyState>{texts.noDecisions}</EmptyState>
      ) : (
        <Stack as="ul" aria-label={texts.decisions} gap="3">
          {decisions.map((decision) => (
            <Decision key={decision._id} decision={decision} />
          ))}
        </Stack>
      )}
    </SettingsSection>
  );
}

function Decision({ decision }: { decision: MemberOverview['decisions'][number] }) {
  const { _id, kind, reason, note, decidedOn, endsOn, state, moderator } = decision;
  return (
    <Stack as="li" gap="1">
      <Stack direction="row" gap="2">
        <Link href={paths.decision(_id)}>
          {decisionText[kind]}: {reasonTitle(reason)}
        </Link>
        {state !== 'decided' && <Pill>{decisionMessages.step[state]}</Pill>}
      </Stack>
      <small>
        <RelativeTime date={decidedOn} /> {moderator && texts.by(moderator.name)}
        {isSanction(kind) && ` · ${sanctionTexts.until(endsOn)}`}
      </small>
      {note !== '' && <MentionText text={note} />}
    </Stack>
  );
}
