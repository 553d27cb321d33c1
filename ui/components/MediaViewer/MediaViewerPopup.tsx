import * as Dialog from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { stepOf } from '../../hooks/stepOf';
import { useCloseRequests } from '../../hooks/useCloseRequests';
import { useReturnFocus } from '../../hooks/useReturnFocus';
import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { Picture } from '../Picture';
import {
  StyledBar,
  StyledContent,
  StyledCount,
  StyledOverlay,
  StyledStage,
  StyledStep,
} from './MediaViewer.styles';

export interface MediaViewerProps {
  /** URLs of the pictures. */
  pictures: readonly string[];
  /** Alternative text, such as the post's title. */
  label: string;
  /** Index of the shown picture; undefined closes the viewer. */
  index: number | undefined;
  /** Called with the new index, or undefined to close. */
  onIndexChange: (index: number | undefined) => void;
}

export function MediaViewerPopup({ pictures, label, index, onIndexChange }: MediaViewerProps) {
  const messages = useMessages();
  const returnFocus = useReturnFocus();
  const close = () => onIndexChange(undefined);
  const src = index === undefined ? undefined : pictures[index];
  useCloseRequests(src !== undefined, close);
  const count = pictures.length;
  const position = index === undefined ? '' : messages.media.picture(index + 1, count);
  const move = (by: number) => onIndexChange(((index ?? 0) + by + count) % count);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event);
    if (step !== 0) move(step);
  };

  return (
    <Dialog.Root open={src !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <StyledOverlay />
        <StyledContent aria-describedby={undefined} onKeyDown={onKeyDown} {...returnFocus}>
          <StyledBar>
            <Dialog.Title asChild>
              <StyledCount aria-live="polite">
                <span>{label}</span>
                {position && <span>{position}</span>}
              </StyledCount>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={messages.media.close}>
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </StyledBar>
          <StyledStage>
            {src && <Picture key={src} src={src} alt={`${label}: ${position}`} />}
            {count > 1 && (
              <>
                <StyledStep $side="start">
                  <IconButton label={messages.media.previous} hasBorder onClick={() => move(-1)}>
                    <ChevronLeft aria-hidden />
                  </IconButton>
                </StyledStep>
                <StyledStep $side="end">
                  <IconButton label={messages.media.next} hasBorder onClick={() => move(1)}>
                    <ChevronRight aria-hidden />
                  </IconButton>
                </StyledStep>
              </>
            )}
          </StyledStage>
        </StyledContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
