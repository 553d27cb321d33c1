import { useMyRoles, useRemovedPicture } from '@alphazone/react';
import { Button, ErrorState } from '@alphazone/ui';
import { useCallback, useState } from 'react';

import { queueMessages } from '../moderationMessages';

const texts = queueMessages.picture;

/** A placeholder for a removed picture, which moderators can reveal. */
export function RemovedPicture({ id }: { id: string }) {
  const mayShow = useMyRoles().may('moderate chat and members');
  const [isShown, setShown] = useState(false);
  const { picture, error, retry } = useRemovedPicture(id, isShown);

  return (
    <>
      <p>{texts.removed}</p>
      {mayShow && (
        <div>
          <Button
            size="small"
            aria-expanded={isShown}
            isBusy={isShown && picture === undefined && !error}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hide : texts.show}
          </Button>
        </div>
      )}
      {isShown && error && <ErrorState onRetry={retry}>{texts.failed(error.message)}</ErrorState>}
      {isShown && picture === null && <p>{queueMessages.gone}</p>}
      {isShown && picture && <Shown picture={picture} />}
    </>
  );
}

function Shown({ picture }: { picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt={texts.alt} />;
}
