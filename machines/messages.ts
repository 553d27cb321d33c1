/**
 * The texts that machines decide on. Those of the spec are exact; the others are ours, where it is silent.
 */
export const messages = {
  /** Spec section 5, Auth, and section 8. */
  auth: {
    emailAndPasswordMissing: 'Enter email and password',
    nameMissing: 'Enter a name to continue',
    usernameMissing: 'Enter a username to continue',
    /** Ours: the spec only names the case that both are empty. */
    emailMissing: 'Enter an email to continue',
    /** Ours: the spec only names the case that both are empty. */
    passwordMissing: 'Enter a password to continue',
    logInFailed: 'Login failed. Please check your credentials.',
    signUpFailed: 'Signup failed. Please try again.',
  },
  chat: {
    /** Spec section 5, Global chat. */
    logInFirst: 'Please log in to send messages in global chat.',
    /** Ours: the spec names no failure. */
    sendingFailed: 'Your message could not be sent. Please try again.',
  },
  /** Spec section 2, Notification dropdown, and section 8. */
  notifications: {
    loading: 'Loading notifications...',
    loadingFailed: 'Failed to load notifications.',
    none: 'No new notifications.',
  },
  tasks: {
    /** Spec section 5, Task toggling. */
    notYours: 'You can only toggle your own tasks!',
    /** Spec section 8, Task toggle. */
    updated: 'Task status updated!',
    updateFailed: 'Failed to update task.',
    /** Spec section 8, Manual task. `reason` is the server's message or else the error's. */
    completionFailed: (reason: string) => `Failed to complete task: ${reason}`,
  },
  /** Spec section 2, Search. */
  search: {
    loading: 'Loading suggestions...',
    nothingFound: 'No suggestions found.',
  },
} as const;
