import type { Decision } from '@alphazone/react';
import { Card, Link, MentionText, Stack } from '@alphazone/ui';

import { paths } from '../paths';
import { queueMessages as texts } from './moderationMessages';
import { RemovedPicture } from './removed/RemovedPicture';

export interface ThingProps {
  thing: NonNullable<Decision['thing']>;
  target: Decision['target'];
  targetId: string;
}

/** The subject of a report or a decision, in context. */
export function Thing({
  thing: { title, text, postId, picture, media, hidden },
  target,
  targetId,
}: ThingProps) {
  const isRemovedPicture = target === 'picture' && hidden === 'removed';
  return (
    <Card>
      <Stack gap="2">
        {title !== undefined && (
          <p dir="auto">
            {target === 'comment' ? `${texts.onPost} ` : ''}
            {postId === undefined ? (
              <strong>{title}</strong>
            ) : (
              <Link tone="text" href={paths.post(postId)}>
                {title}
              </Link>
            )}
          </p>
        )}
        {text !== '' && <MentionText text={text} />}
        {text === '' && picture === undefined && !isRemovedPicture && <p>{texts.noText}</p>}
        {isRemovedPicture && <RemovedPicture id={targetId} />}
        {picture !== undefined && (
          <a href={picture} target="_blank" rel="noopener noreferrer">
            <img src={picture} alt={texts.target.picture} width={160} height={120} loading="lazy" />
          </a>
        )}
        {media !== undefined && <p>{texts.media(media)}</p>}
        {target === 'picture' && postId !== undefined && (
          <Link href={paths.post(postId)}>{texts.openPost}</Link>
        )}
      </Stack>
    </Card>
  );
}
