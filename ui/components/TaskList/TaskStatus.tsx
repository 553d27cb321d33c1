import { CircleDashed } from 'lucide-react';

import { useMessages } from '../../theme/MessagesProvider';
import { BusyIcon } from '../Button/BusyIcon';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledCheck, StyledStatus } from './TaskList.styles';

export interface TaskStatusProps {
  description: string;
  isCompleted: boolean;
  isBusy: boolean;
  onToggle: (() => void) | undefined;
}

export function TaskStatus({ description, isCompleted, isBusy, onToggle }: TaskStatusProps) {
  const texts = useMessages().tasks;
  const state = isCompleted ? <StyledCheck aria-hidden /> : <CircleDashed aria-hidden />;
  const icon = isBusy ? <BusyIcon /> : state;
  return (
    <StyledStatus $isCompleted={isCompleted}>
      {onToggle ? (
        <IconButton
          label={texts.toggle(description)}
          aria-pressed={isCompleted}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          onClick={() => {
            if (!isBusy) {
              onToggle();
            }
          }}
        >
          {icon}
        </IconButton>
      ) : (
        <>
          {icon}
          <VisuallyHidden>{isCompleted ? texts.completed : texts.pending}</VisuallyHidden>
        </>
      )}
    </StyledStatus>
  );
}
