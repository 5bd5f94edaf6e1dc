import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames, type ServiceName } from '@portfolio/contracts/routes';
import { requireWholeSite } from './closed-site.ts';
import { prepareCluster } from '../postgres/cluster.ts';
import { root } from '../root.ts';
import { build, identifyBuild } from './build.ts';
import { Component, type ComponentSpec } from './component.ts';
import { Catalogue } from './components.ts';
import { openControl, type Control } from './control.ts';
import {
  closeServer,
  databaseName,
  provision,
  readMarks,
  requireServer,
  writeMark,
  type Addresses,
  type Mark,
} from './databases.ts';
import type { StartEnvironment } from './environment.ts';
import { Journal } from './journal.ts';
import { findFreePorts, requireFreePorts } from './ports.ts';
import { placeOf } from '../release/place.ts';
import { publishDevelopment, publishProduct } from '../release/publish.ts';
import { remoteNames, remotes } from './remotes.ts';
import { takeDataPath, type RunFile } from './run-file.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { severalOf } from './several.ts';
import { runTask } from './task.ts';
import { watchSources } from './watch.ts';

/** `watch` rebuilds and restarts what changes; `cluster` runs two of each service, gateway and edge. */
export type Mode = 'run' | 'watch' | 'cluster';

/** The whole product on this machine: brought up in order by `start`, taken down in the reverse order by `stop`. */
export class Product {
  readonly journal: Journal;
  readonly #environment: StartEnvironment;
  readonly #secrets: Secrets;
  readonly #catalogue: Catalogue;
  readonly #runFile: RunFile;
  readonly #abort = new AbortController();
  /** In the order in which they were started. */
  readonly #components: Component[] = [];
  readonly #mode: Mode;
  #control: Control | undefined;
  #unwatch: (() => void) | undefined;

  /** @throws PlainError when the data path or a port is in use */
  static async prepare(environment: StartEnvironment, mode: Mode): Promise<Product> {
    const runFile = await takeDataPath(environment.dataPath);
    try {
      const { POSTGRES_PORT, ...others } = environment.ports;
      const development = new Set<string>(remotes.map(({ variable }) => variable));
      const needed = Object.entries(others).filter(([name]) => mode === 'watch' || !development.has(name));
      await requireFreePorts(Object.fromEntries(needed));
      // An earlier database of ours may still hold its port; the cluster ends it.
      const hasData = existsSync(join(environment.dataPath, 'postgres', 'postmaster.pid'));
      if (!environment.databaseUrl && !hasData) await requireFreePorts({ POSTGRES_PORT });
      return new Product(environment, mode, runFile);
    } catch (error) {
      runFile.remove();
      throw error;
    }
  }

  private constructor(environment: StartEnvironment, mode: Mode, runFile: RunFile) {
    this.#environment = environment;
    this.#mode = mode;
    this.#runFile = runFile;
    this.#secrets = readSecrets(environment.dataPath, serviceNames);
    this.#catalogue = new Catalogue(environment, this.#secrets);
    this.journal = new Journal(environment.dataPath, environment.shownLevel);
  }

  get components(): readonly Component[] {
    return this.#components;
  }

  /** Resolves once everything is ready. @throws PlainError when a step fails */
  async start(): Promise<void> {
    const [server] = await Promise.all([this.#startDatabase(), this.#build()]);
    this.journal.say('Starting services, gateway and pages ...');
    const patreon = this.#catalogue.patreon();
    const place = await placeOf(this.#environment.dataPath);
    const pages = this.#preparePages();
    await Promise.all([
      this.#startServices(server),
      this.#run(this.#catalogue.mailbox()),
      ...(patreon ? [this.#run(patreon)] : []),
      // In `watch`, operations change all the time.
      this.#runPart(this.#catalogue.gateway(this.#mode === 'watch' ? undefined : place)),
      pages,
    ]);
    // Last, so that nobody gets a page before what it asks is there.
    await (
      await pages
    )();
    this.#control = await openControl(() => this.#components);
    if (this.#mode === 'watch') this.#unwatch = watchSources((names) => this.#update(names));
    this.#runFile.update({ control: { url: this.#control.url, token: this.#control.token } });
  }

  /** Ends everything, what depends on others first. */
  async stop(): Promise<void> {
    this.#abort.abort();
    this.#control?.close();
    this.#unwatch?.();
    for (const wave of [
      ['edge', 'shell'],
      ['gateway', ...remoteNames],
      serviceNames,
      ['mailbox', 'patreon'],
      ['postgres'],
    ]) {
      const members = this.#components.filter(({ spec }) => wave.some((name) => name === partOf(spec)));
      await Promise.all(members.map((component) => component.stop()));
    }
    await this.journal.close();
    this.#runFile.remove();
  }

  /** Ends everything at once; what was being written may have to be recovered by the next start. */
  kill(): void {
    this.#abort.abort();
    for (const component of this.#components) component.kill();
    this.#runFile.remove();
  }

  /** In `watch`, the remotes' development servers build by themselves. */
  #build(): Promise<void> {
    const only = this.#mode === 'watch' ? ['./services/*', 'shell'] : [];
    return build(this.journal, this.#abort.signal, only);
  }

  /** After a change: builds the services among these components, and starts all of them anew. */
  async #update(names: readonly string[]): Promise<void> {
    try {
      const built = serviceNames.filter((service) => names.includes(service)).map((service) => `./services/${service}`);
      if (built.length > 0) await build(this.journal, this.#abort.signal, built);
      await Promise.all(
        this.#components.filter(({ spec }) => names.includes(spec.name)).map((component) => component.restart()),
      );
      this.journal.say(`Restarted ${names.join(', ')}.`);
    } catch (error) {
      // A mistake in a source is said, and mended by the next change.
      if (!this.#abort.signal.aborted) this.journal.say((error as Error).message);
    }
  }

  /**
   * Publishes what the edge serves; in `watch`, starts development servers in the place of both.
   * @returns starts what people open
   */
  async #preparePages(): Promise<() => Promise<void>> {
    const { dataPath } = this.#environment;
    if (this.#mode !== 'watch') {
      const place = await placeOf(dataPath);
      await publishProduct(place, remoteNames);
      return () => this.#runPart(this.#catalogue.edge(place));
    }
    const servers = remotes.map((remote) => this.#catalogue.remoteInDevelopment(remote));
    await Promise.all(servers.map((server) => this.#run(server)));
    const addresses = servers.map(({ address }) => String(address));
    const place = await placeOf(dataPath, 'releases-in-development');
    await publishDevelopment(place, addresses);
    const [edgePort = 0] = await findFreePorts(1);
    return async () => {
      await this.#run(this.#catalogue.edge(place, addresses, edgePort));
      await this.#run(this.#catalogue.shellInDevelopment(edgePort, place));
    };
  }

  /** @returns a superuser's address */
  async #startDatabase(): Promise<string> {
    const { databaseUrl, dataPath, ports } = this.#environment;
    if (databaseUrl) {
      await requireServer(databaseUrl);
      return databaseUrl;
    }
    const password = this.#secrets.postgres;
    const server = `postgresql://postgres:${password}@127.0.0.1:${ports.POSTGRES_PORT}/postgres`;
    const command = await prepareCluster({ data: join(dataPath, 'postgres'), port: ports.POSTGRES_PORT, password });
    await this.#run(this.#catalogue.database(command, server));
    await closeServer(server);
    return server;
  }

  async #startServices(server: string) {
    const databases = Object.fromEntries(serviceNames.map((service) => [service, databaseName(service)]));
    await requireWholeSite({ server, databases });
    const addresses = await provision(server, this.#secrets);
    const marks = await readMarks(server, serviceNames);
    await Promise.all(
      serviceNames.map(async (service) => {
        const own = addresses[service]!;
        const older = this.#environment.olderCode;
        if (older) return this.#upgradeHalfway(service, server, own, older);
        await this.#prepareDatabase(service, server, { ...own, mark: marks[service] ?? {} });
        await this.#runPart(this.#catalogue.service(service, own.application));
      }),
    );
  }

  /** The older code fills the database and runs; then it is migrated, and the code of today runs beside it. */
  async #upgradeHalfway(service: ServiceName, server: string, own: Addresses, older: string) {
    for (const name of ['migrate', 'seed'] as const) await this.#command(service, name, own, older);
    const spec = this.#catalogue.service(service, own.application);
    const { instances, proxy } = severalOf(spec, await findFreePorts(2), older);
    const [ofBefore, ...ofToday] = instances;
    await this.#run(ofBefore!);
    await this.#prepareDatabase(service, server, { ...own, mark: { filled: true } });
    await Promise.all([...ofToday, proxy].map((each) => this.#run(each)));
  }

  /** Migrates the database unless this very build has done so, and creates the demo content the first time. */
  async #prepareDatabase(service: ServiceName, server: string, { mark, ...addresses }: Addresses & { mark: Mark }) {
    const migratedBy = identifyBuild(service);
    if (mark.migratedBy !== migratedBy) await this.#command(service, 'migrate', addresses);
    if (!mark.filled) {
      this.journal.say(`  creating the demo content of ${service}`);
      await this.#command(service, 'seed', addresses);
    }
    if (mark.migratedBy !== migratedBy || !mark.filled) await writeMark(server, service, { filled: true, migratedBy });
  }

  #command(service: ServiceName, name: 'migrate' | 'seed', addresses: Addresses, checkout = root): Promise<void> {
    const { application, owner } = addresses;
    const script = join(checkout, 'services', service, 'dist', `${name}.js`);
    const serving = this.#catalogue.serviceEnvironment(service, application);
    const env = name === 'migrate' ? { ...serving, MIGRATION_DATABASE_URL: owner } : serving;
    const title = `"${name}" of ${service}`;
    return runTask(
      { title, file: process.execPath, args: ['--enable-source-maps', script], env },
      (text) => this.journal.line(service, text),
      this.#abort.signal,
    );
  }

  /** Service, gateway or edge: in a cluster several of it, behind a proxy. */
  async #runPart(spec: ComponentSpec): Promise<void> {
    if (this.#mode !== 'cluster') return this.#run(spec);
    const { instances, proxy } = severalOf(spec, await findFreePorts(2));
    await Promise.all([...instances, proxy].map((each) => this.#run(each)));
  }

  #run(spec: ComponentSpec): Promise<void> {
    this.#abort.signal.throwIfAborted();
    const component = new Component(spec, {
      line: (name, text) => this.journal.line(name, text),
      notice: (text) => this.journal.say(text),
      change: () => this.#saveChildren(),
    });
    this.#components.push(component);
    return component.start();
  }

  #saveChildren() {
    const children = this.#components.flatMap(({ pid, spec }) => (pid === undefined ? [] : [{ name: spec.name, pid }]));
    try {
      this.#runFile.update({ children });
    } catch (error) {
      // A full disk ends nothing: a later change writes it.
      this.journal.say(`The run could not be noted: ${(error as Error).message}`);
    }
  }
}

/** Of an instance, the part that it is one of. */
const partOf = ({ name }: ComponentSpec): string => name.replace(/-\d+$/, '');
