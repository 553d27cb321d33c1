import { useContentDecisions, type useHiddenComment } from '@alphazone/react';
import { Button, ButtonLink, MentionText, useMessages } from '@alphazone/ui';

import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { contentTexts as texts } from '../contentTexts';
import { reasonTitle } from '../reasons';
import { removedTextTexts } from './removedTextTexts';
import { useMayModerate } from '../useMayModerate';

type RemovedTextProps = ReturnType<typeof useHiddenComment> & { userId: string; zone: string };

/** The text of a removed comment with the reason, or why it could not be loaded. */
export function RemovedText({ hidden, error, retry, userId, zone }: RemovedTextProps) {
  const { alerts } = usePorts();
  const mayModerate = useMayModerate();
  const { restore } = useContentDecisions();
  const { retry: retryLabel } = useMessages().empty;

  if (hidden === null) return <p>{removedTextTexts.gone}</p>;
  if (!hidden)
    return (
      error && (
        <p role="alert">
          {removedTextTexts.failed(error.message)}{' '}
          <Button size="small" variant="ghost" onClick={retry}>
            {retryLabel}
          </Button>
        </p>
      )
    );

  const { decision } = hidden;
  const confirmRestore = async (id: string) => {
    if (await alerts.confirm(texts.confirmRestore, texts.restore)) await restore(id);
  };
  return (
    <>
      <p>
        <MentionText text={hidden.commentBody} />
      </p>
      <p>
        {texts.because(reasonTitle(hidden.reason) ?? texts.noReason)}{' '}
        {decision !== undefined && (
          <>
            <ButtonLink size="small" variant="ghost" href={paths.decision(decision)}>
              {texts.details}
            </ButtonLink>
            {mayModerate(userId, zone) && (
              <Button size="small" variant="ghost" onClick={() => void confirmRestore(decision)}>
                {texts.restore}
              </Button>
            )}
          </>
        )}
      </p>
    </>
  );
}
