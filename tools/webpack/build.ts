import webpack from 'webpack';
import { loadConfig } from './load-config.ts';
import { BuildError } from './project.ts';

/** `npm run build` of the shell and of each remote: into `dist`, non-zero exit when anything is wrong. */
try {
  const compiler = webpack(await loadConfig());
  compiler?.run((error, stats) => {
    if (error) throw error;
    const report = stats?.toString('errors-warnings');
    if (report) console.error(report);
    if (stats?.hasErrors()) process.exitCode = 1;
    compiler.close(() => {});
  });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
