import type { User } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import { acceptedPictures, useForum, useSaveProfile } from '@alphazone/react';
import { ProfileForm, Stack, useMessages } from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useSecretCheck } from '../../filters/useSecretCheck';
import { useFieldErrors } from '../../forms/useFieldErrors';
import { uploadMessages } from '../../uploadMessages';
import { usePorts } from '../../ports';
import { accountQuery } from '../../site/accountQuery';
import { Account } from './Account';
import { BlockedAndMuted, useMutedWordsDraft } from './BlockedAndMuted';
import { profileChange, profileFieldOf, profileLabelOf, profileMaxLengths } from './profileFields';
import { usePictureDraft } from './usePictureDraft';
import { useProfileDraft } from './useProfileDraft';

export interface SettingsProps {
  user: User;
  onClose: () => void;
}

/** Drafts survive a refetch, a failure and navigation. */
export function Settings({ user, onClose }: SettingsProps) {
  const { client } = useForum();
  const { alerts, site } = usePorts();
  const { data: hasAccount } = useQuery(accountQuery(client, site));
  const { fields, setField, forget } = useProfileDraft(user);
  const mutedWords = useMutedWordsDraft();
  const { picture, setPicture, forgetPicture } = usePictureDraft(user._id);
  const { errors, setDetails, clear } = useFieldErrors(profileFieldOf);
  const messages = useMessages();
  const { save: saveProfile, isSaving } = useSaveProfile(user._id, (path) => profileLabelOf(messages, path));
  const { check, isChecking } = useSecretCheck();
  const form = useRef<HTMLFormElement>(null);

  // The form may open below the visible area. A focus would bring some of it into view, without the heading.
  useEffect(() => {
    form.current?.focus({ preventScroll: true });
    // Waits a frame: the tab's panel above is removed after this effect, and only browsers with scroll anchoring follow
    // the form.
    const frame = requestAnimationFrame(() => form.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, []);

  const save = async () => {
    const guarded = await check([fields.about] as const);
    if (!guarded) return;
    setDetails([]);
    const outcome = await saveProfile(profileChange({ ...fields, about: guarded[0] }, picture, user));
    if (!outcome.ok) return setDetails(outcome.error.details);
    forget();
    forgetPicture();
    // Undefined if the user has left the form meanwhile.
    if (form.current) onClose();
  };

  return (
    <Stack gap="8">
      <ProfileForm
        ref={form}
        tabIndex={-1}
        fields={fields}
        onFieldChange={(field, value) => {
          setField(field, value);
          clear(field);
        }}
        picture={picture === undefined ? user.profilePicture : (picture ?? undefined)}
        onPictureChange={(chosen) => {
          setPicture(chosen ?? null);
          clear('picture');
        }}
        accept={acceptedPictures}
        onPictureReject={({ name }) => void alerts.alert(uploadMessages.pictureRefused(name))}
        maxPictureBytes={site.maxPictureBytes ?? limits.pictureFile.maxBytes}
        maxLengths={profileMaxLengths}
        errors={errors}
        isBusy={isChecking || isSaving}
        onSubmit={() => void save()}
        onCancel={() => {
          forget();
          forgetPicture();
          mutedWords.discard();
          onClose();
        }}
      />
      <BlockedAndMuted />
      {hasAccount && <Account id={user._id} />}
    </Stack>
  );
}
