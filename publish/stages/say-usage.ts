/** `node --import ./publish/stages/say-usage.ts <stage>`: says at its end what a stage of the build took. */
process.on('exit', () => {
  const stage = process.argv[1]?.split('/').at(-1);
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const processor = (userCPUTime + systemCPUTime) / 1e6;
  console.log(
    `${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${processor.toFixed(1).padStart(6)} s of processor  ` +
      `${Math.round(maxRSS / 1024)} MB  ${stage} ${process.env.ATLAS_LANGUAGE ?? 'en'}`,
  );
});
