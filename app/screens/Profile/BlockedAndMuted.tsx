import { limits } from '@alphazone/client/limits';
import { useMemberFilters, useMemberFiltersState } from '@alphazone/react';
import { Button, Link, SettingsSection, Stack, TextArea } from '@alphazone/ui';
import { useState, type SyntheticEvent } from 'react';

import { useDraftFields } from '../../drafts/useDraftFields';
import { blockTexts } from '../../filters/blockTexts';
import { filterSettingsTexts as texts } from '../../filters/filterSettingsTexts';
import { LoadError } from '../../LoadError';
import { paths } from '../../paths';

const { maxLength } = limits.mutedWord;
const { maxItems } = limits.mutedWords;

/** Stored per field, because an empty draft is none: the user may delete all words. */
export const useMutedWordsDraft = () => useDraftFields<'words'>('muted words');

/** Renders nothing while loading, and on a plain server. */
export function BlockedAndMuted() {
  const filters = useMemberFilters();
  const { error, retry } = useMemberFiltersState();
  if (error) {
    return (
      <SettingsSection title={texts.title}>
        <LoadError error={error} retry={retry} texts={texts} />
      </SettingsSection>
    );
  }
  if (!filters) return null;
  const { blocked, hiddenPosts, isSaving } = filters;

  const showAll = async () => {
    for (const id of hiddenPosts) if (!(await filters.setHidden(id, false)).ok) return;
  };

  return (
    <SettingsSection title={texts.title} description={texts.about}>
      {blocked.length > 0 && (
        <Stack as="ul" gap="2" aria-label={texts.blockedMembers}>
          {blocked.map((member) => (
            <Stack key={member._id} as="li" direction="row" isSpread gap="2">
              <Link href={paths.user(member._id)}>{member.name}</Link>
              <Button
                size="small"
                aria-label={blockTexts.unblock(member.name)}
                onClick={() => void filters.setBlocked(member, false)}
              >
                {texts.unblockShort}
              </Button>
            </Stack>
          ))}
        </Stack>
      )}
      <MutedWords words={filters.words} isSaving={isSaving} onSave={filters.setMutedWords} />
      {hiddenPosts.length > 0 && (
        <Button isBusy={isSaving} onClick={() => void showAll()}>
          {texts.showHidden(hiddenPosts.length)}
        </Button>
      )}
    </SettingsSection>
  );
}

interface MutedWordsProps {
  words: readonly string[];
  isSaving: boolean;
  onSave: (words: string[]) => Promise<{ ok: boolean }>;
}

function MutedWords({ words, isSaving, onSave }: MutedWordsProps) {
  const stored = words.join('\n');
  const { fields, setField, forget, discard } = useMutedWordsDraft();
  const { words: text = stored } = fields;
  const [problem, setProblem] = useState<string>();
  const [isSaved, setIsSaved] = useState(false);

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const lines = text.split('\n').map((line) => line.trim());
    const wanted = [...new Set(lines.filter((line) => line !== ''))];
    const isTooLong = wanted.some((word) => [...word].length > maxLength);
    if (isTooLong || wanted.length > maxItems) return setProblem(texts.tooManyWords(maxItems, maxLength));
    setProblem(undefined);
    setIsSaved(false);
    const { ok } = await onSave(wanted);
    if (ok) forget();
    setIsSaved(ok);
  };

  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap="3">
        <TextArea
          label={texts.words}
          hint={texts.wordsHint}
          error={problem}
          value={text}
          onChange={(event) => {
            if (event.target.value === stored) discard();
            else setField('words', event.target.value);
            setIsSaved(false);
          }}
        />
        <Stack direction="row" gap="3">
          <Button type="submit" isBusy={isSaving}>
            {texts.saveWords}
          </Button>
          <span role="status">{isSaved && texts.wordsSaved}</span>
        </Stack>
      </Stack>
    </form>
  );
}
