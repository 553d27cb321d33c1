/** Text kept by name, as browsers do. Any call may fail: storage can be full or switched off. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
