const tabs = ['profile', 'achievements', 'tasks'] as const;

/** Spec section 4, Profile tab. */
export type ProfileTab = (typeof tabs)[number];

/** Returns the tab with this name, by default the first one. */
export const profileTab = (name: string | null): ProfileTab => tabs.find((tab) => tab === name) ?? 'profile';

export interface ProfileView {
  tab: ProfileTab;
  /** Whether the owner's settings replace the tab content. */
  areSettingsOpen: boolean;
  /** Shows a tab and closes the settings. */
  showTab: (tab: ProfileTab) => void;
  openSettings: () => void;
  closeSettings: () => void;
}
