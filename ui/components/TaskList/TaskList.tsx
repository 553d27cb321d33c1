import { ListTodo } from 'lucide-react';
import { useId, type ComponentProps } from 'react';

import type { TaskView } from '../../forum/entities';
import { useMessages } from '../../theme/MessagesProvider';
import { EmptyState } from '../EmptyState';
import { Progress } from '../Progress';
import { TaskItem } from './TaskItem';
import { StyledCount, StyledHeading, StyledNote, StyledSection, StyledTaskList } from './TaskList.styles';

const noIds: ReadonlySet<string> = new Set();

const none = () => false;

export interface TaskListProps<Task extends TaskView = TaskView> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onToggle'
> {
  /** Daily and other tasks. */
  tasks: readonly Task[];
  /** Whether the current user owns the tasks and can complete them. @default false */
  isOwner?: boolean;
  /** Ids of tasks with a pending change. They are inert. */
  busyIds?: ReadonlySet<string>;
  /** Returns whether the user completes the task manually, with a Mark Done button. @default none */
  isManual?: (task: Task) => boolean;
  /** Called when Mark Done is pressed. */
  onMarkDone?: (task: Task) => void;
  /** Called for the icon of a manual task, even on another user's profile. Absent: icons are not buttons. */
  onToggle?: (task: Task) => void;
}

/** The Daily Tasks tab: daily and other tasks. Renders a `<div>`. */
export function TaskList<Task extends TaskView>({
  tasks,
  isOwner = false,
  busyIds = noIds,
  isManual = none,
  onMarkDone,
  onToggle,
  ...props
}: TaskListProps<Task>) {
  const texts = useMessages().tasks;
  const section = { isOwner, busyIds, isManual, onMarkDone, onToggle };
  return (
    <StyledTaskList {...props}>
      {!isOwner && <StyledNote>{texts.foreign}</StyledNote>}
      {tasks.length === 0 && <EmptyState icon={<ListTodo />}>{texts.none}</EmptyState>}
      <TaskSection title={texts.daily} tasks={tasks.filter(({ type }) => type === 'daily')} {...section} />
      <TaskSection title={texts.other} tasks={tasks.filter(({ type }) => type === 'other')} {...section} />
    </StyledTaskList>
  );
}

interface TaskSectionProps<Task extends TaskView> {
  title: string;
  tasks: readonly Task[];
  isOwner: boolean;
  busyIds: ReadonlySet<string>;
  isManual: (task: Task) => boolean;
  onMarkDone: ((task: Task) => void) | undefined;
  onToggle: ((task: Task) => void) | undefined;
}

function TaskSection<Task extends TaskView>({
  title,
  tasks,
  isOwner,
  busyIds,
  isManual,
  onMarkDone,
  onToggle,
}: TaskSectionProps<Task>) {
  const texts = useMessages().tasks;
  const titleId = useId();
  if (tasks.length === 0) {
    return null;
  }
  const done = tasks.filter(({ completed }) => completed).length;
  return (
    <StyledSection aria-labelledby={titleId}>
      <StyledHeading>
        <h2 id={titleId}>{title}</h2>
        <StyledCount>{texts.doneOf(done, tasks.length)}</StyledCount>
        <Progress label={title} value={done} max={tasks.length} tone="success" />
      </StyledHeading>
      <ul>
        {tasks.map((task) => (
          <TaskItem
            key={task._id}
            task={task}
            isManual={isManual(task)}
            isOwner={isOwner}
            isBusy={busyIds.has(task._id)}
            onMarkDone={onMarkDone}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </StyledSection>
  );
}
