import { readProjects, root, runFile } from './projects.mjs';

// Jest's workers have these; this process takes a worker's place.
process.env.NODE_ENV ??= 'test';
process.env.JEST_WORKER_ID ??= '1';
process.chdir(root);
const projects = await readProjects(root);

process.on('message', async (job) => {
  const since = Date.now();
  const spent = process.cpuUsage().user;
  globalThis.mutantJob = job;
  globalThis.mutantReport = undefined;
  let fault;
  let context;
  try {
    context = await projects.contextOf(job.project);
  } catch (error) {
    // This says nothing about the tests.
    return process.send({ broken: String(error?.stack ?? error) });
  }
  try {
    const result = await runFile(projects, context, job.path);
    if (result.testExecError) fault = String(result.testExecError.message ?? result.testExecError).slice(0, 2000);
  } catch (error) {
    fault = String(error?.stack ?? error).slice(0, 2000);
  }
  const report = globalThis.mutantReport ?? { load: [], tests: [] };
  const cpu = (process.cpuUsage().user - spent) / 1000;
  process.send({ ...report, fault, ms: Date.now() - since, cpu, memory: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
process.send({ isReady: true });
