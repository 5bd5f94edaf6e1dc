import { createStore } from '@portfolio/remote-kit';

/** Whether a visitor has just been signed in by the address of a callback, and has not said yet that this is right. */
export const arrival = createStore(false);
