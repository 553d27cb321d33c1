import { useApplicants, type Applicant } from '@alphazone/react';
import { Button, EmptyState, Link, PageHeading, Pill, RelativeTime, Stack } from '@alphazone/ui';
import { useState } from 'react';

import { useTitle } from '../../hooks/useTitle';
import { GroundsDialog } from '../../moderation/dialogs/GroundsDialog';
import { noteDraftKey } from '../../moderation/dialogs/useNoteDraft';
import { StaffLinks } from '../../moderation/StaffLinks';
import { paths } from '../../paths';
import { Loaded } from '../../Loaded';
import { LoadMore } from '../../LoadMore';
import { signUpsTexts as texts } from './signUpsTexts';

/** Pending sign-ups, for moderators of all zones. */
export function SignUps() {
  const { applicants, approve, refuse, isDeciding, ...list } = useApplicants();
  const [refused, setRefused] = useState<Applicant['user']>();
  useTitle(texts.title);
  const close = () => setRefused(undefined);

  return (
    <Stack>
      <PageHeading description={texts.about}>{texts.title}</PageHeading>
      <StaffLinks />
      <Loaded data={applicants} error={list.error} retry={list.retry} texts={texts}>
        {(waiting) =>
          waiting.length === 0 ? (
            <EmptyState>{texts.empty}</EmptyState>
          ) : (
            <Stack as="ul" aria-label={texts.list} gap="4">
              {waiting.map((applicant) => (
                <Stack key={applicant.user._id} as="li" direction="row" isSpread gap="2">
                  <Facts applicant={applicant} />
                  <Stack direction="row" gap="2">
                    <Button
                      size="small"
                      isBusy={isDeciding}
                      aria-label={texts.approveOf(applicant.user.name)}
                      onClick={() => void approve(applicant.user._id)}
                    >
                      {texts.approve}
                    </Button>
                    <Button
                      size="small"
                      isBusy={isDeciding}
                      aria-label={texts.refuseOf(applicant.user.name)}
                      onClick={() => setRefused(applicant.user)}
                    >
                      {texts.refuse}
                    </Button>
                  </Stack>
                </Stack>
              ))}
            </Stack>
          )
        }
      </Loaded>
      <LoadMore list={list} texts={texts} />
      {refused && (
        <GroundsDialog
          title={texts.refuseOf(refused.name)}
          description={texts.refuseAbout}
          submitLabel={texts.refuse}
          isDangerous
          draftKey={noteDraftKey('refuse', 'member', refused._id)}
          decide={(grounds) => refuse(refused._id, grounds)}
          onDecided={close}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function Facts({ applicant: { user, askedOn, isVerified, referrer } }: { applicant: Applicant }) {
  return (
    <Stack gap="1">
      <Stack direction="row" gap="2">
        <Link href={paths.memberRecord(user._id)}>{user.name}</Link>
        {isVerified && <Pill>{texts.verified}</Pill>}
      </Stack>
      <small>
        {user.username !== undefined && `@${user.username} · `}
        {texts.asked} <RelativeTime date={askedOn} />
        {referrer && ` · ${texts.referred(referrer.name)}`}
      </small>
    </Stack>
  );
}
