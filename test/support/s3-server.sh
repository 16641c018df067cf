#!/usr/bin/env bash
# s3-server.sh FOLDER S3_PORT MONITOR_PORT ACCESS_KEY SECRET_KEY
# A real S3 server on 127.0.0.1: Ceph's gateway over one monitor and one store in memory. Prints "ready" and serves until
# standard input ends, so that it never outlives whoever has started it. Needs root and Debian's packages radosgw,
# ceph-mon, ceph-osd and ceph-common. FOLDER is made; it must be short, since unix sockets lie in it.
set -euo pipefail
folder=$1 port=$2 monitor_port=$3 access_key=$4 secret_key=$5
conf=$folder/ceph.conf keyring=$folder/keyring

daemons=()
stop() {
  [ ${#daemons[@]} = 0 ] && return
  kill -9 "${daemons[@]}" 2>/dev/null || true
  wait
}
trap stop EXIT

# Waits until a command succeeds, for half a minute at most.
until_it_works() {
  for _ in $(seq 150); do "$@" >/dev/null 2>&1 && return; sleep 0.2; done
  echo "in vain: $*" >&2
  return 1
}

mkdir -p "$folder"/{mon,osd,run}
fsid=$(cat /proc/sys/kernel/random/uuid)
cat >"$conf" <<CONF
[global]
fsid = $fsid
mon host = [v2:127.0.0.1:$monitor_port/0]
mon initial members = a
mon data = $folder/mon
osd data = $folder/osd
run dir = $folder/run
admin socket = $folder/run/\$name.asok
keyring = $keyring
log file = $folder/run/\$name.log
public addr = 127.0.0.1
cluster addr = 127.0.0.1
public network = 127.0.0.0/8
ms bind ipv6 = false
osd objectstore = memstore
memstore device bytes = 6442450944
mon allow pool size one = true
mon data avail crit = 1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
rgw dynamic resharding = false
[client.rgw]
rgw data = $folder/run
CONF

add_key() { ceph-authtool "$keyring" --create-keyring --gen-key "$@" >/dev/null; }
add_more() { ceph-authtool "$keyring" --gen-key "$@" >/dev/null; }
add_key -n mon. --cap mon 'allow *'
add_more -n client.admin --cap mon 'allow *' --cap osd 'allow *'
add_more -n client.rgw --cap mon 'allow rw' --cap osd 'allow rwx'
add_more -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *'
monmaptool --create --addv a "[v2:127.0.0.1:$monitor_port]" --fsid "$fsid" "$folder/monmap" >/dev/null

ceph-mon -c "$conf" -i a --mkfs --monmap "$folder/monmap" --keyring "$keyring"
ceph-mon -c "$conf" -i a -f >"$folder/run/mon.out" 2>&1 </dev/null & daemons+=($!)

osd=$(cat /proc/sys/kernel/random/uuid)
timeout 30 ceph -c "$conf" osd new "$osd" >/dev/null
ceph-osd -c "$conf" -i 0 --mkfs --osd-uuid "$osd" >"$folder/run/mkfs.out" 2>&1
ceph-osd -c "$conf" -i 0 -f >"$folder/run/osd.out" 2>&1 </dev/null & daemons+=($!)

radosgw -c "$conf" -n client.rgw --rgw_frontends="beast endpoint=127.0.0.1:$port tcp_nodelay=1" -f \
  >"$folder/run/rgw.out" 2>&1 </dev/null & daemons+=($!)
listens() { (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }
until_it_works listens
timeout 30 radosgw-admin -c "$conf" user create --uid=test --display-name=test \
  --access-key="$access_key" --secret-key="$secret_key" >/dev/null 2>"$folder/run/admin.out"

echo ready
cat >/dev/null
