import { createStaticHost } from './host.ts';

const { HOST = '127.0.0.1', PORT, FOLDER } = process.env;
if (!PORT || !FOLDER) throw new Error('Set PORT and FOLDER.');

const server = createStaticHost(FOLDER).listen(Number(PORT), HOST);
process.once('SIGTERM', () => {
  server.close();
  server.closeIdleConnections();
});
