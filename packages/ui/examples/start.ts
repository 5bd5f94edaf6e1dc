import { serveExamples } from './serve.ts';

const { address } = await serveExamples(Number(process.env.PORT ?? 0));
console.log(`Components: ${address} (Ctrl-C ends)`);
