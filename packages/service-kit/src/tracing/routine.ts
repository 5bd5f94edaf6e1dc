const routine = /^\/(?:health(?:\/|$)|internal\/ended-sessions\/|metrics$|(?:api\/)?status\/?$)/;

/** Whether a path (no query) is asked all the time by our own: not worth a line or a trace, and answered however busy we are. */
export const isRoutine = (path: string): boolean => routine.test(path);
