/**
 * Preloaded into every script the launcher starts. When the launcher dies, even by kill -9, the channel between them
 * closes and the child ends as if asked to: no orphan keeps a port or a database open.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
