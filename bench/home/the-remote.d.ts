/** The public remote's lifecycles; one-bundle.ts says where they are. */
declare module 'the-remote';
