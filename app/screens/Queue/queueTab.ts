const tabs = ['open', 'mine', 'done', 'appeals'] as const;

export type QueueTab = (typeof tabs)[number];

export const queueTab = (value: string | null): QueueTab => tabs.find((tab) => tab === value) ?? 'open';
