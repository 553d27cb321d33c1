export { Progress, type ProgressProps, type ProgressTone } from './Progress';
