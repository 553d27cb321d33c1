const tabs = ['profile', 'achievements', 'tasks'] as const;

/** The tabs of a profile. Spec section 4, Profile tab. */
export type ProfileTab = (typeof tabs)[number];

/** The tab with this name; the first for any other name. */
export const profileTab = (name: string | null): ProfileTab => tabs.find((tab) => tab === name) ?? 'profile';

/** What is shown of a profile, and the ways to change it. */
export interface ProfileView {
  tab: ProfileTab;
  /** The owner's settings stand in place of the tab's content. */
  areSettingsOpen: boolean;
  /** Shows a tab, and closes the settings. */
  showTab: (tab: ProfileTab) => void;
  openSettings: () => void;
  closeSettings: () => void;
}
