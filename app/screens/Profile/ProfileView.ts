const tabs = ['profile', 'achievements', 'tasks'] as const;

export type ProfileTab = (typeof tabs)[number];

export const profileTab = (name: string | null): ProfileTab => tabs.find((tab) => tab === name) ?? 'profile';

export interface ProfileView {
  tab: ProfileTab;
  areSettingsOpen: boolean;
  showTab: (tab: ProfileTab) => void;
  openSettings: () => void;
  closeSettings: () => void;
}
