/** The bytes of objects, texts and buffers in a snapshot of the heap (V8's own format, of which each node is a row of numbers). */
function bytesOf({ snapshot, nodes, strings }) {
  const { node_fields: fields, node_types: kinds } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = kinds[type][nodes[at + type]];
    const isOurs = kind === 'native' ? strings[nodes[at + name]].includes('JSArrayBufferData') : kind !== 'code';
    if (isOurs) sum += nodes[at + size];
  }
  return sum;
}

/**
 * What a page holds once all else was collected: nodes, listeners, and bytes of what its scripts made. Compiled code is not
 * among them, which grows by a tenth until all that runs often is compiled, nor what the browser keeps for its tools.
 */
export async function heapInUse(client) {
  // What was put away while it was collected goes with the next.
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const chunks = [];
  const keep = ({ chunk }) => chunks.push(chunk);
  client.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: bytesOf(JSON.parse(chunks.join(''))) };
}
