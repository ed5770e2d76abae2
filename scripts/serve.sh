#!/bin/sh
# Second half of `npm start`, and what the image runs. docs/performance.md says what each flag saves.
export MALLOC_ARENA_MAX=2
exec node --max-old-space-size=192 --max-semi-space-size=8 --no-concurrent-recompilation "$(dirname "$0")/serve.mjs"
