export { AchievementList, type AchievementListProps } from './AchievementList';
