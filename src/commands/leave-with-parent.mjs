/**
 * Loaded into the emulators' process before anything else: when the command that started them is
 * gone, however it went (killed, crashed, out of memory), they go too and give their ports back.
 */
process.on('disconnect', () => process.exit());
process.channel?.unref();
