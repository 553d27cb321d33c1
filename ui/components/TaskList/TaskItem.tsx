import { ArrowUpRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import type { TaskView } from '../../forum/entities';
import { webAddress } from '../../forum/webAddress';
import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { Link } from '../Link';
import { Pill } from '../Pill';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledActions, StyledDescription, StyledTask, StyledText } from './TaskList.styles';
import { TaskStatus } from './TaskStatus';

export interface TaskItemProps<Task extends TaskView> {
  task: Task;
  /** Whether the user completes it manually, with Mark Done or the icon. */
  isManual: boolean;
  isOwner: boolean;
  isBusy: boolean;
  onMarkDone: ((task: Task) => void) | undefined;
  onToggle: ((task: Task) => void) | undefined;
}

export function TaskItem<Task extends TaskView>({
  task,
  isManual,
  isOwner,
  isBusy,
  onMarkDone,
  onToggle,
}: TaskItemProps<Task>) {
  const texts = useMessages().tasks;
  const descriptionId = useId();
  const item = useRef<HTMLLIElement>(null);
  const hasPressedMarkDone = useRef(false);
  const { completed, xpReward } = task;
  const description = texts.description(task.description, task._id);
  const href = webAddress(task.externalLink);
  const hasMarkDone = isManual && !completed;

  // Mark Done unmounts when the task is completed, so focus the task.
  useEffect(() => {
    if (completed && hasPressedMarkDone.current) {
      item.current?.focus();
    }
    hasPressedMarkDone.current = false;
  }, [completed]);

  return (
    <StyledTask ref={item} tabIndex={-1} aria-busy={isBusy || undefined}>
      <TaskStatus
        description={description}
        isCompleted={completed}
        isBusy={isBusy}
        onToggle={isManual && onToggle ? () => onToggle(task) : undefined}
      />
      <StyledText>
        <StyledDescription id={descriptionId} $isCompleted={completed} dir="auto">
          {description}
        </StyledDescription>
        {xpReward !== undefined && (
          <Pill dir="auto" tone={completed ? 'neutral' : 'accent'}>
            {texts.xp(xpReward)}
          </Pill>
        )}
      </StyledText>
      {(href !== undefined || hasMarkDone) && (
        <StyledActions>
          {href !== undefined && (
            <Link isExternal tone="text" href={href}>
              {texts.open}
              <VisuallyHidden>{description}</VisuallyHidden>
              <ArrowUpRight aria-hidden size={16} />
            </Link>
          )}
          {hasMarkDone && (
            // `disabled` would drop the focus.
            <Button
              size="small"
              disabled={!isOwner}
              aria-disabled={isBusy}
              aria-busy={isBusy || undefined}
              aria-describedby={descriptionId}
              onClick={() => {
                hasPressedMarkDone.current = true;
                onMarkDone?.(task);
              }}
            >
              {texts.markDone}
            </Button>
          )}
        </StyledActions>
      )}
    </StyledTask>
  );
}
