#!/bin/sh
# Renders pictures anew: ./render.sh SCENE ...   (all of them without arguments; see README.md)
# Options for Blender's side go into RENDER, e.g. RENDER='--scale=40 --samples=16' for a draft.
set -eu
cd "$(dirname "$0")"
if [ $# -eq 0 ]; then
  for file in scenes/*.py; do
    grep -q 'shoot(' "$file" && [ "$file" != scenes/studio.py ] && set -- "$@" "$(basename "$file" .py)"
  done
fi
for scene in "$@"; do
  # Debian's Blender ends with a harmless "Not freed memory blocks".
  nice -n 15 blender -b -P "scenes/$scene.py" -- ${RENDER:-} 2>&1 | grep -E '^SHOT|^  File|Error:' | grep -v 'Not freed' || true
done
