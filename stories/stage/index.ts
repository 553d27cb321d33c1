export { ScreenStage } from './ScreenStage';
