export { manualCriteria, TaskList, type TaskListProps } from './TaskList';
